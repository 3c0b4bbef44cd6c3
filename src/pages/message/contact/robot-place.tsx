import { Skeleton } from 'antd';
import { useEffect } from 'react';
import { robotApi } from '@/api/message/robot';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { useQuery } from '@/ui/page/use-query';

/** A robot that is known by its id alone, as in the log: the tab becomes that of its service; without an id, that of the first. */
export function RobotPlace({ id }: { id: string }) {
  const [query, change] = useQuery();
  const { data, failure, reload } = useLoad(robotApi.get, { id }, { isReady: id !== '' });
  const tab = id === '' ? 'dingtalk' : data?.type;
  const isOpen = query.has('panel');
  useEffect(() => {
    if (tab !== undefined) change(isOpen ? { tab } : { tab, item: undefined });
  }, [tab, isOpen, change]);
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  return <Skeleton active />;
}
