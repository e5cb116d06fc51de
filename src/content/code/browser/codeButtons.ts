import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {listenToCodeSettings, markWrapButtons} from '../../../kit/browser/codeSettings';
import {activateCodeButtons} from './activateCodeButtons';

if (ExecutionEnvironment.canUseDOM) {
  activateCodeButtons(document);
  listenToCodeSettings(() => markWrapButtons(document));
}

/** Called by Docusaurus after every change of page, the first one included. */
export function onRouteDidUpdate(): void {
  markWrapButtons(document);
}
