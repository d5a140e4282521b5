// The catalogues of one language, as one file to load. The terminal's own texts stay out.
const found = import.meta.glob<string>(
  ["../../../src/sabika/i18n/nl/*.ftl", "../../../src/sabika/modules/*/nl.ftl", "!**/terminal*.ftl"],
  { query: "?raw", import: "default", eager: true },
);

export default Object.values(found).join("\n");
