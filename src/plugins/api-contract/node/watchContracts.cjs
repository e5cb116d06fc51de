/**
 * Loader that runs before the MDX loader and changes nothing: it makes the bundler know that a page with one of our
 * components depends on the contracts, so that an edit there refreshes the page in the dev server and in a warm build.
 * (Plain JavaScript, because the bundler loads it without transpiling.)
 */
module.exports = function watchContracts(source) {
  const {present, absent} = this.getOptions();
  if (/<Api[A-Z]/.test(source)) {
    present.forEach((file) => this.addDependency(file));
    absent.forEach((file) => this.addMissingDependency(file));
  }
  return source;
};
