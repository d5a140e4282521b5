// Stands in the first page itself and knows nothing of what it loads: chooses the language and the colours before anything
// is drawn, says so if the rest does not come, and tries again until it does. Also for browsers too old for the rest.
(() => {
  const LANGUAGES = ["en", "fr", "nl", "de"];
  /** So long the rest may take to come, and an answer to come whole, in milliseconds. */
  const PATIENCE = 15_000;
  const ANSWER = 10_000;
  const FIRST_PAUSE = 2_000;
  const LONGEST_PAUSE = 60_000;
  const TRIES = "sabika-tries";
  /** Where nothing can be kept from one try to the next, each comes after the same pause. */
  const UNKNOWN = 3;

  const { language, theme } = settings();
  const root = document.documentElement;
  const wanted = [language].concat(navigator.languages).map((one) => String(one).toLowerCase().split("-")[0]);
  root.lang = wanted.find((one) => LANGUAGES.includes(one)) || "en";
  root.dataset.theme = theme || "system";

  let trying = null;
  window.tryAgain = tryAgain;
  setTimeout(lost, PATIENCE);
  addEventListener("unhandledrejection", lost);
  addEventListener(
    "error",
    ({ target }) => (target === window || /^(SCRIPT|LINK)$/.test(target.tagName)) && lost(),
    true,
  );

  function settings() {
    try {
      return JSON.parse(localStorage.getItem("sabika-settings")) || {};
    } catch (_) {
      return {};
    }
  }

  /** What stands here, until the rest takes it away. */
  function first() {
    return document.getElementById("first");
  }

  function lost() {
    if (trying || !first()) return;
    trying = tryAgain(first);
    first().className = "lost";
    const button = first().querySelector("button");
    button.onclick = async () => {
      button.disabled = true;
      await trying.now();
      button.disabled = false;
    };
  }

  /** Load the page anew as soon as it can be had, for as long as somebody wants that. */
  function tryAgain(isWanted) {
    const tries = triesBefore();
    let pause = Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);
    let timer = 0;
    let looking = null;
    wait();
    addEventListener("online", now);
    return { now };

    function wait() {
      timer = setTimeout(now, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    }

    function now() {
      looking = looking || look().then(() => (looking = null));
      return looking;
    }

    async function look() {
      clearTimeout(timer);
      const isThere = isWanted() && (await canBeHad());
      if (!isWanted()) removeEventListener("online", now);
      else if (isThere) anew(tries + 1);
      else wait();
    }
  }

  function triesBefore() {
    try {
      const [tries, at] = JSON.parse(sessionStorage.getItem(TRIES)) || [0, 0];
      return Date.now() - at < 2 * LONGEST_PAUSE ? tries : 0;
    } catch (_) {
      return UNKNOWN;
    }
  }

  function anew(tries) {
    try {
      sessionStorage.setItem(TRIES, JSON.stringify([tries, Date.now()]));
    } catch (_) {
      // The pause stays as it is.
    }
    location.reload();
  }

  /** What is damaged may be kept by the browser as if it were whole, until it is asked for anew. */
  async function canBeHad() {
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), ANSWER);
    const comes = async (address) => {
      const answer = await fetch(address, { cache: "reload", signal: giveUp.signal });
      await answer.arrayBuffer();
      return answer.status < 500 && answer.status !== 429;
    };
    try {
      return (await comes(location.href)) && (await Promise.all(files().map(comes))).every(Boolean);
    } catch (_) {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  function files() {
    const asked = performance.getEntriesByType("resource").map(({ name }) => name);
    const named = [...document.querySelectorAll("script[src], link[rel=stylesheet]")].map((one) => one.src || one.href);
    const ours = [...asked, ...named].filter(
      (name) => name.startsWith(`${location.origin}/`) && name.includes("/assets/"),
    );
    return [...new Set(ours)];
  }
})();
