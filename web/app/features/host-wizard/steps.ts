import { WIZARD_TOPICS, type WizardTopic } from '@diyar/contract/supply/host-wizard';

/** The steps of the wizard: its topics, then the whole again to be finished. */
export type Step = WizardTopic | 'summary';

/** The steps that are gone through; a unit of a property that is there has neither `property` nor `location`. */
export function stepsOf(isUnit: boolean): readonly Step[] {
  const topics = isUnit
    ? WIZARD_TOPICS.filter((topic) => topic !== 'property' && topic !== 'location')
    : WIZARD_TOPICS;
  return [...topics, 'summary'];
}

/** The step that an address names; undefined when it names none of these. */
export function stepIn(params: URLSearchParams, steps: readonly Step[]): Step | undefined {
  return steps.find((step) => step === params.get('step'));
}

/** Where somebody is in the wizard, and the addresses of its steps. */
export interface StepPlace {
  steps: readonly Step[];
  current: Step;
  addressOf: (step: Step) => string;
}
