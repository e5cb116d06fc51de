/**
 * Every word of the texts that were taken out of scripts in this build. Whoever looks in the scripts for what the site
 * uses, such as class names, must look here too.
 *
 * @type {Set<string>}
 */
module.exports = new Set();
