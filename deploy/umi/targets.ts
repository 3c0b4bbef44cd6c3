import type { IApi } from 'umi';

/** Umi ignores `targets` for our own source and emits ES5 with regenerator; this passes them on to Babel. */
export default (api: IApi) => {
  api.describe({ key: 'ownTargets' });
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
};
