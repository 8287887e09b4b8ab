import type { Wizard } from '@diyar/contract/supply/host-wizard';
import { riyadhIso } from '@diyar/contract/values/format';
import type { WizardRow } from './wizard.queries.ts';

export function presentWizard({ started_at, saved_at, ...wizard }: WizardRow): Wizard {
  return { ...wizard, started_at: riyadhIso(started_at), saved_at: riyadhIso(saved_at) };
}
