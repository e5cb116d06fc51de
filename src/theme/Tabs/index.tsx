export {default} from '@site/src/content/tabs/browser/Tabs';
