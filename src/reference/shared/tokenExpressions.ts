import type {SampleLanguageId} from './sampleLanguages';

/** How the short samples of a language take the access token from the environment. */
export interface TokenExpression {
  /** Stands in each of them once, unless the call needs no token. */
  expression: string;
  /** What says a token itself in that place; a token has no signs that mean something to a language (RFC 6750). */
  literal: (token: string) => string;
  /** A line that the expression needs, and how code looks that needs it, too. */
  imports?: {line: string; use: string};
}

/** Inside of a text that the language fills in. */
const inText = (expression: string): TokenExpression => ({expression, literal: (token) => token});

/** Joined to a text whose end belongs to the expression. */
const afterText = (quote: string, expression: string): TokenExpression => ({
  expression: quote + expression,
  literal: (token) => token + quote,
});

export const tokenExpressions: Readonly<Record<SampleLanguageId, TokenExpression>> = {
  curl: inText('$ECONTRACT_TOKEN'),
  javascript: {
    expression: '`Bearer ${process.env.ECONTRACT_TOKEN}`',
    literal: (token) => `"Bearer ${token}"`,
  },
  python: {
    ...afterText('"', ' + os.environ["ECONTRACT_TOKEN"]'),
    imports: {line: 'import os\n', use: 'os.'},
  },
  php: afterText("'", " . getenv('ECONTRACT_TOKEN')"),
  java: afterText('"', ' + System.getenv("ECONTRACT_TOKEN")'),
  csharp: {
    expression: 'Environment.GetEnvironmentVariable("ECONTRACT_TOKEN")',
    literal: (token) => `"${token}"`,
  },
  go: afterText('"', '+os.Getenv("ECONTRACT_TOKEN")'),
  ruby: inText("#{ENV.fetch('ECONTRACT_TOKEN')}"),
};
