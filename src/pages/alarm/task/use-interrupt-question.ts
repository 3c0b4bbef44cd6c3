import { useCallback } from 'react';
import { type AlarmTaskInput, alarmTaskApi } from '@/api/alarm/task';
import { isSameCourse } from '@/domain/alarm/machine';
import { tellsEnd } from '@/domain/alarm/notice';
import { useT } from '@/i18n/use-t';
import { useAgreement } from '@/ui/feedback/use-agreement';

/**
 * Asks before a save ends alarms that go on, with how many there are by now; at once where it ends none. False
 * if the operator goes back.
 */
export function useInterruptQuestion(): (id: string, input: AlarmTaskInput) => Promise<boolean> {
  const t = useT();
  const agree = useAgreement();
  return useCallback(
    async (id, input) => {
      const saved = await alarmTaskApi.get({ id });
      const { name, status, inAlarm, notice } = saved;
      if (status !== 'enabled' || inAlarm === 0 || isSameCourse(saved, input)) return true;
      return agree({
        title: t('alarmTask.interruptTitle', { name, count: inAlarm }),
        content: t(tellsEnd(notice) ? 'alarmTask.interruptText' : 'alarmTask.interruptTextQuiet', { count: inAlarm }),
        verb: t('alarmTask.interruptVerb'),
        back: t('alarmTask.interruptBack'),
      });
    },
    [t, agree],
  );
}
