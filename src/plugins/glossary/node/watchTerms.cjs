/**
 * Loader that runs before the MDX loader and changes nothing: it makes the bundler know that pages depend on the terms, so
 * that an edit there refreshes them in the dev server. (Plain JavaScript: the bundler loads it without transpiling.)
 */
module.exports = function watchTerms(source) {
  this.addDependency(this.getOptions().file);
  return source;
};
