import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerCodeButtons} from './answerCodeButtons';

if (ExecutionEnvironment.canUseDOM) answerCodeButtons(document);
