const codeTranslations: Record<string, string> = {};

export default codeTranslations;
