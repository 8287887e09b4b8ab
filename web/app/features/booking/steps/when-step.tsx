import type { AdDetails } from '@diyar/contract/finding/ads';
import { ChoiceFields } from '../fields/choice-fields.tsx';
import type { BookPage } from './use-book-page.ts';

interface WhenStepProps {
  ad: AdDetails;
  page: BookPage;
  errors: readonly { field: string; msg: string }[];
}

/** The first step: period, dates or hours, services. */
export function WhenStep({ ad, page, errors }: WhenStepProps) {
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.msg;
  const fields = { ad, choice: page.choice, onChange: page.change, linkKey: page.linkKey, errorOf };
  return <ChoiceFields {...fields} />;
}
