import type { ServiceTemplate, ServiceTemplateContent } from '@diyar/contract/supply/service-templates';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** Sends something once at a time; what is refused beside a field is told there, anything else as a toast. */
function useSending() {
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const send = async (work: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0) toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { isPending, send, errorOf: (field: string) => refusal?.fieldText(field) };
}

/** Filling in a template and saving it; what was typed stays when it is refused. */
export function useTemplateForm(template: ServiceTemplate | null, onSaved: () => void) {
  const t = useTranslations('serviceTemplates');
  const lang = useLang();
  const [draft, setDraft] = useState<ServiceTemplateContent>(() => draftOf(template));
  const { isPending, send, errorOf } = useSending();
  const change = (part: Partial<ServiceTemplateContent>) => setDraft((now) => ({ ...now, ...part }));
  const save = () =>
    send(async () => {
      if (template === null) await callApi('POST /api/v1/host/service-templates', { body: draft, lang });
      else {
        const params = { id: template.id };
        await callApi('PUT /api/v1/host/service-templates/{id}', { params, body: draft, lang });
      }
      toast.success(t('saved'));
      onSaved();
    });
  return { draft, change, errorOf, isPending, save };
}

function draftOf(template: ServiceTemplate | null): ServiceTemplateContent {
  if (template === null) return { charge: 'per_booking', mandatory: false };
  const { name_ar, name_en, price, charge, mandatory } = template;
  return { name_ar, name_en, price: price.amount, charge, mandatory };
}

/** Choosing the units that offer a template, and saving the choice. */
export function useTemplateUnits(template: ServiceTemplate, onSaved: () => void) {
  const t = useTranslations('serviceTemplates');
  const lang = useLang();
  const [units, setUnits] = useState<readonly string[]>(() => template.units.map(({ id }) => id));
  const { isPending, send } = useSending();
  const save = () =>
    send(async () => {
      const { added, removed, full } = await callApi('PUT /api/v1/host/service-templates/{id}/units', {
        params: { id: template.id },
        body: { units: [...units] },
        lang,
      });
      toast.success(t('applied', { added, removed }));
      if (full > 0) toast.error(t('full', { count: full }));
      onSaved();
    });
  return { units, setUnits, isPending, save };
}

export function useRemoving(id: string, onRemoved: () => void) {
  const t = useTranslations('serviceTemplates');
  const lang = useLang();
  const { isPending, send } = useSending();
  const remove = () =>
    send(async () => {
      await callApi('DELETE /api/v1/host/service-templates/{id}', { params: { id }, lang });
      toast.success(t('removed'));
      onRemoved();
    });
  return { isPending, remove };
}
