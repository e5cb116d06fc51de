/**
 * Loader before the MDX loader. A page in the cache is taken from there, and no other loader runs for it; any other page
 * is stored once it is compiled.
 * (Plain JavaScript, because the bundler loads it without transpiling.)
 */
module.exports = function storePage(code) {
  this.getOptions().cache.set(this.resource, code);
  return code;
};

module.exports.pitch = function readPage() {
  return this.getOptions().cache.get(this.resource);
};
