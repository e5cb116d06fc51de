export {default} from '@site/src/content/tabs/browser/TabItem';
