import type { Scene } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { useLanguage, useT } from '@/i18n/use-t';
import { sentencesOf, spoken, type Told } from '@/lib/alarm/sentence';
import { useLoad } from '@/ui/data/use-load';
import { namesOf } from './model';
import './task.css';

/** A task in words, made from the same model that is saved. */
export function TaskSentence({ told, scene }: { told: Told; scene: Scene }) {
  const t = useT();
  const language = useLanguage();
  const { data } = useLoad(alarmTaskApi.getReceivers, {});
  const sentences = sentencesOf(told, namesOf(scene, data));
  return (
    <div className="alarm-sentence">
      {sentences.map((phrase) => (
        <p key={phrase.id}>{spoken(phrase, t, language)}</p>
      ))}
    </div>
  );
}
