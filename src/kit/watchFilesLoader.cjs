/**
 * Loader that runs before the MDX loader and changes nothing: it makes the bundler know which files a page depends on.
 * (Plain JavaScript, because the bundler loads it without transpiling.)
 */
module.exports = function watchFiles(source) {
  const {present, absent, marker} = this.getOptions();
  if (source.includes(marker)) {
    present.forEach((file) => this.addDependency(file));
    absent.forEach((file) => this.addMissingDependency(file));
  }
  return source;
};
