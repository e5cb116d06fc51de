const sections = 'article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer form';
const texts =
  'a b br button code del em h1 h2 h3 h4 head header hr html i img input ins kbd label legend li link main mark';
const others = 'meta nav noscript ol optgroup option output p pre q s samp script section select small span strong sub';
const lasts =
  'summary sup table tbody td textarea tfoot th thead time title tr u ul var wbr abbr bdi bdo cite col colgroup';
const drawings = 'svg circle defs ellipse g line marker path polygon polyline rect text title tspan use';

/** Elements that built pages may have; those that load or run something of others are not among them. */
const elements = new Set([sections, texts, others, lasts, drawings, 'dfn ruby rp rt'].join(' ').split(' '));

/** Attributes that every one of them may have. */
const everywhere = /^(?:aria-[a-z]+|class|data-[a-z-]+|dir|hidden|id|lang|role|style|tabindex|title|translate)$/;

/** How a drawing looks; none of it leads anywhere. */
const looksOfDrawings =
  /^(?:c[xy]|d|d[xy]|fill(?:-[a-z]+)?|focusable|height|marker-[a-z]+|orient|path[Ll]ength|points|preserve[Aa]spect[Rr]atio|r|ref[XY]|r[xy]|stroke(?:-[a-z]+)?|text-anchor|transform|vector-effect|view[Bb]ox|width|x[12]?|xmlns|y[12]?)$/;

/** Attributes of their own. */
const own: Readonly<Record<string, string>> = {
  a: 'download href hreflang rel target',
  blockquote: 'cite',
  button: 'disabled popovertarget type',
  col: 'span',
  colgroup: 'span',
  del: 'cite datetime',
  details: 'name open',
  form: 'autocomplete',
  img: 'alt decoding fetchpriority height loading sizes src srcset width',
  input:
    'autocapitalize autocomplete checked disabled inputmode maxlength name pattern placeholder readonly required spellcheck type value',
  ins: 'cite datetime',
  label: 'for',
  li: 'value',
  link: 'as crossorigin href hreflang media rel sizes type',
  // No http-equiv: what it could say, the headers of the server say.
  meta: 'charset content name property',
  nav: 'popover',
  div: 'align popover',
  ol: 'reversed start type',
  option: 'disabled selected value',
  p: 'align',
  q: 'cite',
  script: 'async src type',
  select: 'disabled name required',
  td: 'abbr align colspan headers rowspan scope',
  textarea: 'disabled maxlength name placeholder readonly required rows spellcheck',
  th: 'abbr align colspan headers rowspan scope',
  time: 'datetime itemprop',
};

/** @returns whether a page may have an element, or an element an attribute: `a`, `a href` */
export function isAllowedMarkup(markup: string): boolean {
  const [element = '', attribute] = markup.split(' ');
  if (attribute === undefined || !elements.has(element)) return elements.has(element);
  if (everywhere.test(attribute) || own[element]?.split(' ').includes(attribute)) return true;
  return drawings.split(' ').includes(element) && looksOfDrawings.test(attribute);
}

/** What a reference may begin with; pictures may be in the page itself. */
const schemes = /^(?:https?|mailto|tel):$/;

/** @returns whether a page may refer to an address by an attribute such as `a href` */
export function isAllowedAddress(address: string, by: string): boolean {
  const base = 'https://page.invalid/';
  if (!URL.canParse(address, base)) return true;
  const {protocol} = new URL(address, base);
  return schemes.test(protocol) || (by === 'img src' && /^data:image\/(?!svg)/.test(address));
}
