import type { ServiceTemplate } from '@diyar/contract/supply/service-templates';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Price } from '../../ui/price.tsx';
import { useRemoving } from './use-template-form.ts';

interface CardProps {
  template: ServiceTemplate;
  mayEdit: boolean;
  hasUnits: boolean;
  onEdit: () => void;
  onUnits: () => void;
  onRemoved: () => void;
}

/** A service with its price, at how many units it is, and what can be done with it. */
export function TemplateCard(props: CardProps) {
  const t = useTranslations('serviceTemplates');
  const [isAsking, setAsking] = useState(false);
  const { template, mayEdit } = props;
  const names = useNames(template);
  const own = template.units.filter(({ same }) => !same).length;
  const same = template.units.length - own;
  return (
    <Card as="li" className="grid content-start gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="grid min-w-0 gap-0.5">
          <h2 className="text-lg font-bold">
            <bdi>{names.first}</bdi>
          </h2>
          <p className="text-sm text-soft">
            <bdi lang={names.otherLang}>{names.other}</bdi>
          </p>
        </div>
        <div className="grid justify-items-end gap-1">
          <Price text={template.price.text} className="font-bold" />
          <span className="text-xs text-soft">{t(`charges.${template.charge}`)}</span>
        </div>
      </div>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        {template.mandatory ? <Badge tone="gold">{t('mandatoryBadge')}</Badge> : null}
        <span>{t('inUnits', { count: same })}</span>
        {own > 0 ? <span>{t('differing', { count: own })}</span> : null}
      </p>
      {mayEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={props.onUnits}
            disabledReason={props.hasUnits ? undefined : t('noUnits')}
          >
            {t('units')}
          </Button>
          <Button kind="secondary" size="small" onClick={props.onEdit}>
            {t('change')}
          </Button>
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <Remove
          id={template.id}
          name={names.first}
          onClose={() => setAsking(false)}
          onRemoved={props.onRemoved}
        />
      ) : null}
    </Card>
  );
}

function useNames({ name_ar: ar, name_en: en }: ServiceTemplate) {
  return useLang() === 'ar'
    ? { first: ar, other: en, otherLang: 'en' }
    : { first: en, other: ar, otherLang: 'ar' };
}

function Remove(props: { id: string; name: string; onClose: () => void; onRemoved: () => void }) {
  const t = useTranslations('serviceTemplates');
  const { isPending, remove } = useRemoving(props.id, props.onRemoved);
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('removeTitle', { name: props.name })}
      closeLabel={t('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={props.onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" pending={isPending} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </div>
      }
    >
      <p>{t('removeText')}</p>
    </Dialog>
  );
}
