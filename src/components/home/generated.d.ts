declare module '@generated/codeTranslations?only=site.home.' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
