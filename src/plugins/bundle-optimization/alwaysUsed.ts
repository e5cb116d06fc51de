/**
 * Parts of selectors that count as used though no script names them as a word. `tests/dist` proves that each class is
 * styled in the built site.
 *
 * - States: PurgeCSS takes a selector of nothing but states, such as `:is(:hover, :focus)`, for unused.
 * - The bar of a navigation that takes long: nprogress names its classes in a string of HTML.
 */
export const alwaysUsed: readonly (string | RegExp)[] = [/^:/, /^nprogress/, 'html', 'body'];
