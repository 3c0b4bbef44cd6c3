import type { Scene } from '@/api/alarm/scene';
import { namesOf } from '@/components/alarm/rule-words';
import { type DescribedTask, sentencesOf, spoken } from '@/domain/alarm/sentence';
import { useLanguage, useT } from '@/i18n/use-t';
import { useReceivers } from './use-receivers';
import './task.css';

/** A task in words, made from the same model that is saved. */
export function TaskSentence({ told, scene }: { told: DescribedTask; scene: Scene }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useReceivers();
  const sentences = sentencesOf(told, namesOf(scene, data, language));
  return (
    <div className="alarm-sentence">
      {sentences.map((phrase) => (
        <p key={phrase.id}>{spoken(phrase, t, language)}</p>
      ))}
    </div>
  );
}
