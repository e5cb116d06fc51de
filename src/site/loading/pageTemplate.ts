import {pageScriptsId} from '../../kit/shared/domContract';

/**
 * Before the application runs, the browser prefetches the page behind a link that the pointer or finger approaches.
 *
 * @param root path below which this site is: other addresses of the host may do something when they are asked for
 */
export const speculationRules = (root: string) => ({
  prefetch: [{where: {href_matches: `${root}*`}, eagerness: 'moderate'}],
});

/**
 * Docusaurus's page template (`ssrTemplate`, in the syntax of eta), with these changes:
 * - The scripts of the application are listed for the starter instead of run.
 * - What the theme puts at the start of the body is left out. A script there blocks the parser until the styles have
 *   loaded, so it is in the head before them (`inlineScripts.ts`), and no icon of the site uses the theme's sprite.
 * - The generator is not named.
 *
 * A test compares it with `ssgTemplate.html.js` of the installed @docusaurus/core.
 *
 * @param root path of the whole site, with a slash at its end
 */
export const pageTemplate = (root: string): string => `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script type="application/json" id="${pageScriptsId}"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="speculationrules">${JSON.stringify(speculationRules(root))}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
