import type { AdDetails } from '@diyar/contract/finding/ads';
import type { StayChoice } from '../stay/stay-choice.ts';

/** Properties of every field of a stay's choice. */
export interface ChoiceProps {
  ad: AdDetails;
  choice: StayChoice;
  onChange: (choice: StayChoice) => void;
  linkKey: string | undefined;
  /** The sentence a field was refused with, if it was. */
  errorOf: (field: string) => string | undefined;
}
