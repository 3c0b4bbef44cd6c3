import { useCallback } from 'react';
import { type DeliveryOwner, deliveryApis } from '@/api/message/delivery';
import type { DeliveryMark } from '@/api/message/delivery-mark';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';
import { isSuspended } from './mark';

interface Owner {
  id: string;
  name: string;
  delivery?: DeliveryMark | undefined;
}

/** The action that lets suspended deliveries go on; none for what is not suspended. */
export function useResume(kind: DeliveryOwner): (owner: Owner) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const confirm = useConfirm();
  const report = useReport();
  const { resume } = deliveryApis[kind];
  return useCallback(
    (owner) => {
      if (!offers(resume) || !isSuspended(owner)) return [];
      const { id, name, delivery } = owner;
      return [
        {
          key: 'resume',
          label: t('delivery.resume'),
          permit: can(resume),
          run: () =>
            confirm({
              title: t('delivery.resumeTitle', { name }),
              content: t('delivery.resumeText', { count: delivery?.waiting ?? 0 }),
              verb: t('delivery.resume'),
              run: async () => {
                await resume({ id });
                report.success(t('delivery.resumed', { name }));
              },
            }),
        },
      ];
    },
    [t, can, offers, confirm, report, resume],
  );
}
