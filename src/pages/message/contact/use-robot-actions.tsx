import { useCallback } from 'react';
import { type Robot, robotApi } from '@/api/message/robot';
import { useResume } from '@/components/delivery/use-resume';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { ReceiverImpact } from './impact';

/** What can be done to a robot, each with the reason why not. */
export function useRobotActions(
  open: (name: 'edit' | 'test', robot: Robot) => void,
  onDeleted?: () => void,
): (robot: Robot) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const canTest = useOffers()(robotApi.sendTest);
  const deletion = useDeletion();
  const resume = useResume('robot');
  return useCallback(
    (robot) => {
      const { id, name } = robot;
      return [
        { key: 'edit', label: t('robot.edit'), permit: can(robotApi.update), run: () => open('edit', robot) },
        ...resume(robot),
        ...(canTest
          ? [{ key: 'test', label: t('robot.test'), permit: can(robotApi.sendTest), run: () => open('test', robot) }]
          : []),
        deletion({
          permit: can(robotApi.delete),
          verb: t('robot.delete'),
          title: t('robot.deleteTitle', { name }),
          content: <ReceiverImpact load={robotApi.getUses} id={id} />,
          run: () => robotApi.delete({ id }),
          success: t('robot.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, deletion, resume, open, canTest, onDeleted],
  );
}
