import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {activateCodeButtons} from './activateCodeButtons';

if (ExecutionEnvironment.canUseDOM) activateCodeButtons(document);
