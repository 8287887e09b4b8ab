import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/translations.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FieldNote } from '../../ui/text-field.tsx';
import { sentAbout } from './draft-about.ts';
import { ThingLink } from './thing-link.tsx';
import type { TicketDraft } from './ticket-draft.ts';

interface AboutProps {
  draft: TicketDraft;
  isGuest: boolean;
  error: string | undefined;
  onRemove: () => void;
}

/** The ad or booking that goes with the message, as it was written from there; it can be left out. */
export function AboutField({ draft, isGuest, error, onRemove }: AboutProps) {
  const t = useTranslations('contact');
  const id = useId();
  const [, setQuery] = useSearchParams();
  const about = sentAbout(draft, isGuest);
  if (about === null) return null;
  const remove = () => {
    onRemove();
    setQuery({}, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid gap-1.5">
      <p className="font-medium">{t('about')}</p>
      <div
        className={`flex items-center justify-between gap-3 rounded-base border ps-4 ${error === undefined ? 'border-line' : 'border-danger'}`}
      >
        <ThingLink thing={about} />
        <IconButton label={t('aboutRemove')} aria-describedby={`${id}-note`} onClick={remove}>
          <Icon name="close" />
        </IconButton>
      </div>
      <FieldNote id={`${id}-note`} hint={t('aboutHint')} error={error} />
    </div>
  );
}
