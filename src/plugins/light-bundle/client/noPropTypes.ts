/** Stands in for `prop-types`, whose checks the router makes in development only. */
export default {};
