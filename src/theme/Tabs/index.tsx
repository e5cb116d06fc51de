// OURS: radio buttons instead of a list that only a script serves, and no second drawing when the application starts.
export {default} from '@site/src/content/tabs/browser/Tabs';
