// OURS: the name of the tab stands above its content, with the radio button in it.
export {default} from '@site/src/content/tabs/browser/TabItem';
