import { parseVideo } from "@saywhere/validators/urls/video-embed";
import { Section } from "../section.tsx";
import styles from "./media-examples.module.css";
import { VideoFacade } from "./video-facade.tsx";

interface MediaExamplesProps {
  audioUrl: string | null;
  videoUrl: string | null;
  /** What is said, and in which language, to name the players by. */
  subject: string;
}

/** Recordings of the phrase. Nothing is fetched from elsewhere before the visitor asks for it. */
export function MediaExamples({ audioUrl, videoUrl, subject }: MediaExamplesProps) {
  const video = videoUrl ? parseVideo(videoUrl) : null;
  if (!audioUrl && !video) return null;
  return (
    <Section id="examples" title="Audio & Video Examples">
      <div className={styles.media}>
        {audioUrl ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands above, in writing
          <audio controls preload="none" src={audioUrl} aria-label={`Audio: ${subject}`} />
        ) : null}
        {video?.kind === "youtube" ? <VideoFacade key={video.id} video={video} subject={subject} /> : null}
        {video?.kind === "link" ? (
          <p>
            <a href={video.url} rel="noopener nofollow">
              Watch the video on {video.host}
            </a>
          </p>
        ) : null}
      </div>
    </Section>
  );
}
