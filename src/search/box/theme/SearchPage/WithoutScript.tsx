import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';

/** Where to look instead, for readers whose browser runs no scripts. */
export default function WithoutScript(): ReactNode {
  const places: readonly (readonly [to: string, name: string])[] = [
    ['/docs/tutorial/receiver', translate({id: 'site.search.without.receiver', message: 'Receive and sign'})],
    ['/docs/tutorial/sender', translate({id: 'site.search.without.sender', message: 'Create and send'})],
    ['/docs/tutorial/administrator', translate({id: 'site.search.without.administrator', message: 'Administration'})],
    ['/docs/app/authen', translate({id: 'site.search.without.app', message: 'App'})],
    ['/docs/api/v1', translate({id: 'site.search.without.api', message: 'API'})],
    ['/docs/questions', translate({id: 'site.search.without.questions', message: 'Questions and answers'})],
    ['/docs/glossary', translate({id: 'site.search.without.glossary', message: 'Glossary'})],
  ];
  return (
    <noscript>
      <p>
        <Translate id="site.search.without" description="On the search page, where the browser runs no scripts">
          Search needs JavaScript. You may find what you look for here:
        </Translate>
      </p>
      <ul>
        {places.map(([to, name]) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
