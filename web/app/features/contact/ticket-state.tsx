import type { TicketState } from '@diyar/contract/people/tickets';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

const TONES: Record<TicketState, Tone> = { open: 'info', answered: 'primary', closed: 'neutral' };

/** How far a ticket is, in a word. */
export function TicketStateBadge({ state }: { state: TicketState }) {
  const t = useTranslations('contact');
  return (
    <Badge tone={TONES[state]} icon={state === 'open' ? 'clock' : 'check'}>
      {t(`states.${state}`)}
    </Badge>
  );
}
