import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {answerTerms} from './answerTerms';

if (ExecutionEnvironment.canUseDOM) answerTerms(document);
