// A drawing of the page as a file of its own: everything that it uses goes along with it.
import { settings } from "../../app/settings/settings.svelte";

/** Every rule of the page's style sheets: a picture by itself knows nothing of them. */
function rules(): string {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
}

/** The symbols and patterns that all pictures of the page share. */
function symbols(): Node[] {
  return [...document.querySelectorAll("svg > defs")].map((defs) => defs.cloneNode(true));
}

/** A drawing with all that it needs, as the text of an SVG file. */
function whole(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = rules();
  copy.prepend(style, ...symbols());
  // The same colours as on the page, whatever the system prefers.
  copy.dataset.theme = settings.shade;
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG file, in its own size. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const address = URL.createObjectURL(new Blob([whole(drawing)], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((file) => (file ? resolve(file) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
