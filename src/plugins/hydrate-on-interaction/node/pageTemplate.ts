import {pageScriptsId} from '../shared/pageScripts';
import {speculationRules} from './speculationRules';

/**
 * The page as Docusaurus writes it (`ssrTemplate`, in the syntax of eta), with one change: the scripts of the application
 * are not started but listed, for the starter. The name of the generator, which no reader needs, is left out. Compare with `ssgTemplate.html.js` of @docusaurus/core before an update;
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
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
