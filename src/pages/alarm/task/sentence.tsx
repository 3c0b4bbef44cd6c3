import type { Scene } from '@/api/alarm/scene';
import { namesOf } from '@/components/alarm/rule-words';
import { type DescribedTask, sentencesOf, spoken } from '@/domain/alarm/sentence';
import { useLanguage, useT } from '@/i18n/use-t';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useReceivers } from './use-receivers';
import './task.css';

/** What a task may be, and is hardly meant to be. */
const WARNINGS = {
  'alarmSay.noTrigger': { label: 'alarmSay.noTrigger', tone: 'attention' },
  'alarmSay.nobody': { label: 'alarmSay.nobody', tone: 'attention' },
  'alarmSay.unreached': { label: 'alarmSay.unreached', tone: 'attention' },
  'alarmSay.noDataNobody': { label: 'alarmSay.noDataNobody', tone: 'attention' },
} as const satisfies StatusMap;

/** A task in words, made from the same model that is saved. */
export function TaskSentence({ told, scene }: { told: DescribedTask; scene: Scene }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useReceivers();
  const sentences = sentencesOf(told, namesOf(scene, data, language));
  return (
    <div className="alarm-sentence">
      {sentences.map((phrase) => (
        <p key={phrase.id}>
          {phrase.id in WARNINGS ? <StatusTag value={phrase.id} map={WARNINGS} /> : spoken(phrase, t, language)}
        </p>
      ))}
    </div>
  );
}
