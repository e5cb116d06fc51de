/** What a phone shows of the site on its home screen. */
interface App {
  /** Path of the language, by which browsers know the app again. */
  id: string;
  name: string;
  shortName: string;
  /** Value of the `lang` attribute. */
  lang: string;
  /** Of the bars around the page, as in `<meta name="theme-color">`. */
  colour: string;
}

/** @returns the web app manifest of a language; its addresses are relative to the language's own folder. */
export function webManifest({id, name, shortName, lang, colour}: App): string {
  const icon = (size: number) => ({
    src: `img/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  });
  return JSON.stringify({
    id,
    name,
    short_name: shortName,
    lang,
    start_url: '.',
    display: 'minimal-ui',
    theme_color: colour,
    background_color: '#ffffff',
    icons: [icon(192), icon(512)],
  });
}
