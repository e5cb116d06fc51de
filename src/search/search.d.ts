/** What the search plugin writes before the site is bundled: `MainTasks`. */
declare module '@generated/search/default/main-tasks.json' {
  const mainTasks: Readonly<Record<string, Readonly<Record<string, readonly {title: string; href: string}[]>>>>;
  export default mainTasks;
}
