/**
 * The library that arranges graphs is published for `import` only. This file stays plain CommonJS so that the
 * loader of the site's configuration leaves the `import()` below to Node.
 */
module.exports.loadEngine = () => import('beautiful-mermaid');
