import {pageScriptsId} from '../shared/pageScripts';
import {speculationRules} from './speculationRules';

/**
 * The page as Docusaurus writes it (`ssrTemplate`, in the syntax of eta), with two changes. The scripts of the application
 * are not started but listed, for the starter. What the theme puts at the start of the body is left out: a script there
 * holds the parser back until the styles have come, so it stands in the head before them (`earlyScript.ts`); and no icon
 * of the site uses the drawing. The name of the generator, which no reader needs, is left out too. Compare with `ssgTemplate.html.js` of @docusaurus/core before an update;
 * a test does so too.
 */
export const pageTemplate = `
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
    <script type="speculationrules">${JSON.stringify(speculationRules)}</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
