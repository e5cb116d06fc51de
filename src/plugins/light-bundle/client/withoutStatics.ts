/**
 * Stands in for `hoist-non-react-statics`, which the router calls for its `withRouter` alone: static members of the
 * wrapped component are copied to the wrapper. Nothing on this site reads any.
 *
 * @returns the wrapper as it is
 */
export default function withoutStatics<Wrapper>(wrapper: Wrapper): Wrapper {
  return wrapper;
}
