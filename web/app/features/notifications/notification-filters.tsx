import type { NotificationKind } from '@diyar/contract/words/notification-words';
import { useNavigate } from 'react-router';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { ChoiceChips } from '../../ui/chips.tsx';
import { Select } from '../../ui/select.tsx';
import type { Shown } from './use-notifications.ts';

/** All of them or the unread, and of one kind alone; both stand in the address. */
export function NotificationFilters({ shown, kinds }: { shown: Shown; kinds: readonly NotificationKind[] }) {
  const t = useTranslations('notifications');
  const to = deskPaths(useLang());
  const navigate = useNavigate();
  const show = ({ unread, kind }: Omit<Shown, 'page'>) =>
    void navigate(to.notifications({ unread: unread ? 1 : undefined, kind }), { preventScrollReset: true });
  return (
    <section aria-label={t('filters')} className="flex flex-wrap items-end justify-between gap-3">
      <ChoiceChips
        label={t('filters')}
        labelHidden
        error={undefined}
        value={shown.unread ? 'unread' : 'all'}
        options={[
          { value: 'all', label: t('all') },
          { value: 'unread', label: t('unreadOnly') },
        ]}
        onChange={(next) => show({ ...shown, unread: next === 'unread' })}
      />
      {kinds.length < 2 && shown.kind === undefined ? null : (
        <div className="w-full xs:w-56">
          <Select
            label={t('kind')}
            value={shown.kind ?? ''}
            options={[
              { value: '', label: t('everyKind') },
              ...kinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
            ]}
            onChange={(next) => show({ ...shown, kind: kinds.find((kind) => kind === next) })}
            error={undefined}
          />
        </div>
      )}
    </section>
  );
}
