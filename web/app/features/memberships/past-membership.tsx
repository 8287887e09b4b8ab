import type { Membership } from '@diyar/contract/money/memberships';
import { dateText } from '@diyar/contract/values/format';
import { useState } from 'react';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { MembershipFields } from './membership-fields.tsx';
import { MembershipUses } from './membership-uses.tsx';

/** A membership that has ended, folded; its fields and uses are asked for once it is opened. */
export function PastMembership({ membership }: { membership: Membership }) {
  const t = useTranslations('memberships');
  const [isOpen, setOpen] = useState(false);
  const { end_reason: reason, ended_at: endedAt } = membership;
  return (
    <Card as="li" className="p-0">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3">
          <span className="font-bold">{membership.name}</span>
          {reason === null || endedAt === null ? null : (
            <Badge>{t(`endedAt.${reason}`, { at: ltrText(dateText(endedAt)) })}</Badge>
          )}
        </summary>
        {isOpen ? (
          <div className="grid gap-5 border-t border-line p-5">
            <MembershipFields membership={membership} />
            <MembershipUses id={membership.id} />
          </div>
        ) : null}
      </details>
    </Card>
  );
}
