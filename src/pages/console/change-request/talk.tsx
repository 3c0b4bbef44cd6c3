import type { ChangeRequestDetail, RequestComment, RequestEvent } from '@/api/console/change-request';
import { nextState } from '@/domain/change-request/machine';
import { useT } from '@/i18n/use-t';
import { FullTime } from '@/ui/data/time';
import { Section } from '@/ui/page/detail-page';
import { CommentForm } from './comment-form';
import { CommentView } from './comment-view';
import { EVENTS } from './labels';

interface Props {
  request: ChangeRequestDetail;
  comments: readonly RequestComment[];
  events: readonly RequestEvent[];
}

/** Everything that was said about a request, and what happened to it. */
export function Talk({ request: { id, state }, comments, events }: Props) {
  const t = useT();
  const isOpen = nextState(state, 'comment') !== null;
  return (
    <>
      {comments.length === 0 && <p className="absent">{t('changeRequest.noComments')}</p>}
      {comments.map((comment) => (
        <CommentView key={comment.id} id={id} comment={comment} isOpen={isOpen} hasLine />
      ))}
      {isOpen && <CommentForm id={id} anchor={null} />}
      <Section title={t('changeRequest.events')}>
        <ol className="request-events">
          {events.map(({ at, by, what, text, revision }) => (
            <li key={`${at}/${what}/${revision}/${text}`}>
              <FullTime at={at} />{' '}
              <strong>
                <bdi>{what === 'fall' || by === null ? t('changeRequest.nobody') : by}</bdi>
              </strong>{' '}
              {EVENTS[what] ? t(EVENTS[what], { revision }) : what}
              {text !== '' && what !== 'fall' && <p className="lines">{text}</p>}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
