/** What the search plugin writes before the site is bundled. */
declare module '@generated/search/default/main-tasks.json' {
  const mainTasks: import('./shared/searchTypes').MainTasks;
  export default mainTasks;
}
