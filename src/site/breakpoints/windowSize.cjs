const inPixels = 'window.innerWidth > desktopBreakpoint';

/**
 * Bundler loader for `useWindowSize.js` of @docusaurus/theme-common: the scripts change the layout where the styles do.
 *
 * @param {string} source of the installed file
 * @returns {string} the same, with the break in the size of letters that the reader set
 * @throws {Error} when the file compares widths in another way
 */
module.exports = function windowSize(source) {
  if (!source.includes(inPixels)) {
    throw new Error(
      `breakpoints: ${this.resourcePath} has no "${inPixels}". Compare it with src/site/breakpoints/windowSize.cjs.`,
    );
  }
  return source.replace(inPixels, () => 'matchMedia(`(width > ${desktopBreakpoint / 16}em)`).matches');
};
