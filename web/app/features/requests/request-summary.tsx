import type { RequestCard } from '@diyar/contract/finding/requests';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useRequestWords } from './use-request-words.ts';

/** What is asked for, where, for how much: the lines of a request's card. */
export function RequestSummary({ request }: { request: RequestCard }) {
  const words = useRequestWords(request);
  return (
    <div className="grid gap-1.5 text-sm text-soft">
      <Line icon="pin" text={words.place} />
      <Line icon="tag" text={words.price} />
      <Line icon="area" text={words.area} />
      <Line icon="calendar" text={words.dates ?? words.term} />
    </div>
  );
}

function Line({ icon, text }: { icon: IconName; text: string | null }) {
  if (text === null) return null;
  return (
    <p className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{text}</span>
    </p>
  );
}

/** The kind of a request and its category. */
export function RequestBadges({ request }: { request: RequestCard }) {
  const t = useTranslations('requests');
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone="primary">{t(`asks.${request.kind}.${request.purpose}`)}</Badge>
      <span className="text-sm text-soft">{request.category.name}</span>
    </p>
  );
}
