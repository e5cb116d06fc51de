import type {CallStep, ScenarioStep} from '../steps';

/** A call that a page shows: the names of the contract's examples of what it sends and of what comes back. */
export interface ShownCall extends CallStep {
  request?: string;
  answer?: string;
}

/** Something of the story, or what else could have happened there: the story goes on as if it had not. */
export type StoryStep = ScenarioStep | ShownCall | {instead: readonly StoryStep[]};
