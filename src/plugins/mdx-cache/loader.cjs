/**
 * Loader that stands before the MDX loader. A page that the cache holds is taken from there, and nothing else runs for
 * it; any other page is kept once it is compiled.
 * (Plain JavaScript, because the bundler loads it without transpiling.)
 */
module.exports = async function keepPage(code) {
  await this.getOptions().cache.keep(this.resource, code);
  return code;
};

module.exports.pitch = function readPage() {
  return this.getOptions().cache.read(this.resource);
};
