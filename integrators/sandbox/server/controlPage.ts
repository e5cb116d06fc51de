import {statusNames} from '../engine/answers/names';

/** The page at `/_sandbox`: what there is, who got which code, and buttons that act as people. It loads nothing else. */
export const controlPage = String.raw`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>Sandbox</title>
<style>
  :root { --back: #fff; --fore: #1c1e21; --soft: #f4f5f7; --line: #d5d9df; --dim: #5a6270; --link: #1f5fa8; --bad: #b3261e; }
  @media (prefers-color-scheme: dark) {
    :root { --back: #1b1b1d; --fore: #e3e3e3; --soft: #26272b; --line: #45484e; --dim: #a8afba; --link: #8ab8f0; --bad: #ff8a80; }
  }
  * { box-sizing: border-box; }
  body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--back); color: var(--fore); font: 1rem/1.5 system-ui, sans-serif; }
  h1 { margin: 0; font-size: 1.4rem; }
  h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
  p { margin: .25rem 0; }
  small, .dim { color: var(--dim); }
  .bad { color: var(--bad); }
  .tools, .row { display: flex; flex-wrap: wrap; gap: .25rem .5rem; align-items: center; }
  .tools { margin-top: .75rem; }
  ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; }
  li { padding: .5rem .75rem; overflow-wrap: anywhere; }
  li + li { border-top: 1px solid var(--line); }
  ul:empty::after { display: block; padding: .5rem .75rem; color: var(--dim); content: 'Nothing yet'; }
  .row > :first-child { flex: 1 1 16rem; }
  button, select { min-height: 2.25rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--soft); color: inherit; font: inherit; }
  button { cursor: pointer; }
  button:hover { border-color: var(--link); }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  code, pre { font: .9em ui-monospace, monospace; }
  pre { margin: .5rem 0 0; white-space: pre-wrap; }
  summary { cursor: pointer; }
  #said { min-height: 1.5em; }
</style>
</head>
<body>
<header>
  <h1>Sandbox</h1>
  <p class="dim">Nothing is sent, signed or paid for. <span id="about"></span></p>
  <div class="tools" id="clock">
    <span>Clock: <time id="now"></time></span>
    <button value="PT5M">+5 minutes</button><button value="PT1H">+1 hour</button><button value="P1D">+1 day</button>
  </div>
  <form class="tools" id="reset">
    <label>Begin anew with <select id="scenario"></select></label> <button>Reset</button>
  </form>
  <p id="said" role="status"></p>
</header>
<main>
  <h2>Documents</h2><ul id="documents"></ul>
  <h2>Messages</h2><ul id="notices"></ul>
  <h2>Events of the webhook</h2><ul id="events"></ul>
  <h2>Calls</h2><ul id="requests"></ul>
</main>
<script type="module">
  const at = (id) => document.getElementById(id);
  const world = new URLSearchParams(location.search).get('world');
  const headers = { 'Content-Type': 'application/json', ...(world ? { 'X-Sandbox-World': world } : {}) };
  const statuses = ${JSON.stringify(statusNames)};
  const shown = {};

  /** Calls the sandbox and says what it says. */
  async function call(method, path, body) {
    const response = await fetch('/_sandbox' + path, { method, headers, body: body && JSON.stringify(body) });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.message);
    return answer;
  }

  async function perform(words, ...request) {
    try {
      await call(...request);
      say(words);
      await refresh();
    } catch (error) {
      say(error.message, true);
    }
  }

  function say(words, isBad = false) {
    at('said').textContent = words;
    at('said').className = isBad ? 'bad' : 'dim';
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  /** Draws a list anew if it has changed, so that what is open or has the focus stays. */
  function draw(id, entries, toRow) {
    const text = JSON.stringify(entries);
    if (shown[id] === text) return;
    shown[id] = text;
    at(id).replaceChildren(...entries.map((entry) => element('li', {}, ...[toRow(entry)].flat())));
  }

  // As in the answers of the platform.
  const time = (value) => new Date(value).toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });

  function documentRow({ id, no, subject, status, actions }) {
    const name = element('span', {}, element('strong', { textContent: no }), ' ' + subject, element('br'),
      element('small', { textContent: statuses[status] + ' · ' + id }));
    const buttons = actions.flatMap(({ as, do: doing }) => [doing, 'reject'].map((one) =>
      element('button', {
        textContent: as + ': ' + one,
        onclick: () => perform(as + ' did: ' + one, 'POST', '/act', { documentId: id, as, do: one }),
      })));
    return element('div', { className: 'row' }, name, ...buttons);
  }

  function noticeRow({ at: when, to, text }) {
    return [element('small', { textContent: time(when) + ' to ' + to }), element('br'), text];
  }

  function eventRow({ id, at: when, body }) {
    const { DocumentNo, DocumentStatus } = body;
    const title = DocumentNo ? DocumentNo + ': ' + DocumentStatus.Description : 'A batch is done';
    return element('details', {}, element('summary', {}, title + ' ', element('small', { textContent: time(when) + ' · event ' + id })),
      element('pre', { textContent: JSON.stringify(body, null, 2) }));
  }

  function callRow({ status, success, method, target, milliseconds, messages }) {
    return [element('code', { textContent: method + ' ' + target }), ' ',
      element('small', { className: success ? '' : 'bad', textContent: 'HTTP ' + status + ' · ' + milliseconds + ' ms' }),
      ...messages.map((message) => element('p', { className: success ? 'dim' : 'bad', textContent: message }))];
  }

  async function refresh() {
    const [state, ...lists] = await Promise.all(['/state', '/notices', '/events', '/requests'].map((path) => call('GET', path)));
    const [notices, events, requests] = lists.map((list) => list.slice(-50).reverse());
    at('about').textContent = 'Version ' + state.version + ', seed ' + state.seed + (world ? ', world ' + world : '') + '.';
    at('now').textContent = time(state.now);
    if (!at('scenario').length) at('scenario').append(...state.scenarios.map((name) => element('option', { textContent: name })));
    draw('documents', state.documents.slice(-200).reverse(), documentRow);
    draw('notices', notices, noticeRow);
    draw('events', events, eventRow);
    draw('requests', requests, callRow);
  }

  at('clock').onclick = ({ target }) => {
    if (target.value) perform('The clock is ahead by another ' + target.textContent.slice(1) + '.', 'POST', '/clock', { advance: target.value });
  };
  at('reset').onsubmit = (event) => {
    event.preventDefault();
    const scenario = at('scenario').value;
    perform('Begun anew: ' + scenario, 'POST', '/reset', { scenario });
  };

  const repeat = () => document.hidden || refresh().catch(() => say('The sandbox does not answer. Is it still running?', true));
  setInterval(repeat, 2000);
  repeat();
</script>
</body>
</html>
`;
